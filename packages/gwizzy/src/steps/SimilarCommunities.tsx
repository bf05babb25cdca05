import { ChoiceList, Text } from '@pkg/ui'
import { useEffect } from 'react'
import { milesText } from '../texts/formats'
import { useLanguage, useTexts } from '../texts/language'
import { useIds } from './ids'
import type { StepProps } from './step-screen'

/** Communities to compare, by name and distance. [GWZ-086] */
export function SimilarCommunities({ context: { answers, community }, errors, answer }: StepProps) {
  const { fields } = useTexts()
  const language = useLanguage()
  const ids = useIds()
  const isEmpty = community.similarCommunities.length === 0
  const isOpen = answers.similarCommunities === undefined
  // With nothing to choose from, the step counts as answered.
  useEffect(() => {
    if (isEmpty && isOpen) answer({ similarCommunities: [] })
  })
  if (isEmpty) return <Text>{fields.noneSimilar}</Text>
  return (
    <ChoiceList
      labelledBy={ids.question}
      id={ids.field('similarCommunities')}
      name="similarCommunities"
      hint={fields.similarHint}
      options={community.similarCommunities.map(({ id, name, distance }) => ({
        value: id,
        label: name,
        hint: fields.away(milesText(distance, language)),
      }))}
      values={answers.similarCommunities ?? []}
      error={errors.similarCommunities}
      onChange={(similarCommunities) => answer({ similarCommunities })}
    />
  )
}
