import { stateByCode } from '@pkg/domain'
import { ButtonLink, VisuallyHidden } from '@pkg/ui'
import type { ReactNode } from 'react'
import { GetPricing } from '~/features/wizard'
import { familyQuestionsPath } from '~/site/links/family-question-links'
import type { NextStep } from './next-steps'
import { homebaseTexts } from './texts'
import { disclosurePath, listNames } from './unsent-requests'

const words = homebaseTexts.steps

type Step<Kind extends NextStep['kind']> = Extract<NextStep, { kind: Kind }>

/** A step in words, with its button. */
interface Description {
  title: string
  detail: string
  action: ReactNode
}

/** Returns what a family can do next, or waits for, in words. [HOME-002] */
export function describeStep(step: NextStep): Description {
  switch (step.kind) {
    case 'disclosure':
      return describeDisclosure(step)
    case 'choose-time':
      return {
        title: words.chooseTime(step.community),
        detail: words.chooseTimeDetail,
        action: link(`/tours/${step.tourId}`, words.chooseTimeAction, step.community),
      }
    case 'tour':
      return {
        title: words.tour(step.community),
        detail: step.when,
        action: link(`/tours/${step.tourId}`, words.tourAction, words.tour(step.community)),
      }
    case 'booked-call':
      return {
        title: words.bookedCall(step.advisor),
        detail: step.when,
        action: link(`/calls/${step.callId}`, words.tourAction, words.bookedCall(step.advisor)),
      }
    case 'call':
      return {
        title: callTitle(step),
        detail: words.callDetail(step.by),
        action: link('/receipts', words.callAction),
      }
    case 'answer-questions':
      return {
        title: words.questions,
        detail: words.questionsDetail,
        action: link(familyQuestionsPath, words.questionsAction, words.questionsAbout),
      }
    case 'get-pricing':
      return {
        title: words.pricing(step.community.name),
        detail: words.pricingDetail,
        action: <GetPricing community={step.community} place="tile" size="small" />,
      }
    case 'create-account':
      return {
        title: words.account,
        detail: words.accountDetail,
        action: link('/login?register=true&loginRedirect=/homebase', words.accountAction),
      }
    case 'search':
      return { title: words.search, detail: words.searchDetail, action: link('/senior-living', words.searchAction) }
  }
}

function describeDisclosure({ state, communities }: Step<'disclosure'>): Description {
  const name = stateByCode(state)?.name ?? state
  const path = disclosurePath(communities[0]?.id ?? '')
  return {
    title: words.disclosure(name),
    detail: words.disclosureDetail(listNames(communities)),
    action: link(path, words.disclosureAction, words.disclosureAbout(name)),
  }
}

function callTitle({ caller, isByEmail }: Step<'call'>): string {
  if (isByEmail) return caller ? words.email(caller) : words.emailSoon
  return caller ? words.call(caller) : words.callSoon
}

const link = (href: string, text: string, about?: string) => (
  <ButtonLink href={href} size="small">
    {text}
    {about !== undefined && <VisuallyHidden> {about}</VisuallyHidden>}
  </ButtonLink>
)
