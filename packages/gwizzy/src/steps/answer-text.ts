import type { AnswerName, Answers } from '../answers/answers'
import type { AnyStepId } from '../machines/step-ids'
import type { WizardContext } from '../machines/wizard-context'
import { dayText, listText } from '../texts/formats'
import type { Language, Texts } from '../texts/texts'
import { placeText } from './place-text'

/** The answers of each step. */
const stepAnswers: Partial<Record<AnyStepId, readonly AnswerName[]>> = {
  LookingFor: ['lookingFor'],
  CareLevel: ['adl'],
  MoveTimeline: ['timing'],
  PlanningConsulation: ['consultationRequested'],
  BudgetRangeInfo: ['budgetRange'],
  BudgetInfo: ['budget'],
  NextStep: ['nextStep'],
  TourInfo: ['tourDate', 'tourTimeText'],
  CommunityInfo: ['communityInfo', 'communityInfoOther'],
  SimilarCommunities: ['similarCommunities'],
  UserLocation: ['location'],
  NameInfo: ['firstName', 'lastName'],
  EmailInfo: ['email'],
  PhoneInfo: ['phone'],
  ContactInfo: ['firstName', 'lastName', 'email', 'phone'],
  HousingOptions: ['housingOptions'],
  homeSaleInterest: ['homeSaleInterest'],
  ResidentNameInfo: ['residentName'],
}

interface LocalizedTexts {
  texts: Texts
  language: Language
}

/** Returns the answers at `step` as people read them. */
export function answerText(
  step: AnyStepId,
  context: Pick<WizardContext, 'answers' | 'community'>,
  spoken: LocalizedTexts,
) {
  const { answers, community } = context
  const { texts, language } = spoken
  const label = (value: string) => texts.choices[value] ?? value

  function read(name: AnswerName): string {
    if (name === 'phone' && answers.noCalls) return texts.noCalls.button
    if (name === 'location') return answers.location ? placeText(answers.location.searchParams) : ''
    if (name === 'tourDate') return answers.tourDate ? dayText(answers.tourDate, language) : ''
    if (name === 'budget') return listText((answers.budget ?? []).map(label), language)
    if (name === 'similarCommunities') return listText(similarNames(answers, community), language)
    const value = answers[name]
    return typeof value === 'string' ? label(value) : ''
  }

  const parts = (stepAnswers[step] ?? []).map(read).filter(Boolean)
  return parts.join(step === 'NameInfo' ? ' ' : ', ')
}

const similarNames = ({ similarCommunities = [] }: Answers, community: WizardContext['community']) =>
  community.similarCommunities.filter(({ id }) => similarCommunities.includes(id)).map(({ name }) => name)
