import { stateByCode } from '@pkg/domain'
import { ButtonLink, Heading, Stack, Text, VisuallyHidden } from '@pkg/ui'
import type { ReactNode } from 'react'
import { GetPricing } from '~/features/wizard'
import * as styles from '~/features/own-pages/HomebasePage.css'
import { familyQuestionsPath } from '~/site/links/family-question-links'
import type { NextStep } from './next-steps'
import { homebaseTexts } from './texts'
import { disclosurePath, listNames } from './unsent-requests'

const words = homebaseTexts.steps

/** What a family can do next, with one button each, and what it waits for. [HOME-002] */
export function NextSteps({ steps }: { steps: NextStep[] }) {
  if (steps.length === 0) return null
  return (
    <Stack as="section" gap={8}>
      <Heading level={2}>{homebaseTexts.home.next}</Heading>
      <ul className={styles.list}>
        {steps.map((step) => {
          const { title, detail, action } = describe(step)
          const isOwnTurn = step.kind !== 'call' && step.kind !== 'booked-call'
          return (
            <li key={`${step.kind} ${step.kind === 'booked-call' ? step.callId : title}`} className={styles.step}>
              <span className={styles.window} data-lit={isOwnTurn ? '' : undefined} />
              <div className={styles.stepText}>
                <Text strong>
                  <VisuallyHidden>
                    {isOwnTurn ? homebaseTexts.home.yourTurn : homebaseTexts.home.theirTurn}:{' '}
                  </VisuallyHidden>
                  {title}
                </Text>
                <Text size="small">{detail}</Text>
              </div>
              {action}
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}

interface Description {
  title: string
  detail: string
  action: ReactNode
}

function describe(step: NextStep): Description {
  switch (step.kind) {
    case 'disclosure': {
      const { state, communities } = step
      const name = stateByCode(state)?.name ?? state
      const path = disclosurePath(communities[0]?.id ?? '')
      return {
        title: words.disclosure(name),
        detail: words.disclosureDetail(listNames(communities)),
        action: link(path, words.disclosureAction, words.disclosureAbout(name)),
      }
    }
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
        title: step.isByEmail
          ? step.caller
            ? words.email(step.caller)
            : words.emailSoon
          : step.caller
            ? words.call(step.caller)
            : words.callSoon,
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

const link = (href: string, text: string, about?: string) => (
  <ButtonLink href={href} size="small">
    {text}
    {about !== undefined && <VisuallyHidden> {about}</VisuallyHidden>}
  </ButtonLink>
)
