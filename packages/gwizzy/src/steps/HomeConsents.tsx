import { consentText, findConsentWording, homeWording, realEstateNeeds } from '@pkg/domain'
import { Text } from '@pkg/ui/core'
import type { Answers } from '../answers/answers'
import { withoutUndefined } from '../answers/without-undefined'
import type { Support } from '../support'
import { useLanguage } from '../texts/language'

interface HomeConsentsProps {
  /** The answer of the step. */
  answers: { [Name in 'homeSaleInterest' | 'housingOptions' | 'noCalls']?: Answers[Name] | undefined }
  support: Support
}

/** What a family agrees to about calls of a real estate agent, once an answer says that it wants to sell or buy a home. [AGENT-006, TRUTH-002] */
export function HomeConsents({ answers, support }: HomeConsentsProps) {
  const language = useLanguage()
  const names = { choice: undefined, operator: support.name }
  return (
    // Always there, so screen readers announce what appears in it.
    <div role="status">
      {realEstateNeeds(withoutUndefined(answers)).map((need) => {
        const wording = findConsentWording(homeWording(need, answers.noCalls), language)
        return (
          wording && (
            <Text key={need} size="small">
              {consentText(wording, names)}
            </Text>
          )
        )
      })}
    </div>
  )
}
