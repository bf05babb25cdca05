import { ChoiceGroup, Stack, Text } from '@pkg/ui'
import type { PlainRequest } from '~/site/server/plain-request.server'
import { isByTeam } from './callers-text'
import { plainRequestTexts as words } from './texts'

interface PlainDisclosureProps {
  communityName: string
  /** The text that the community's state requires. */
  text: string
  request: Pick<PlainRequest, 'values' | 'errors' | 'callerChoice'>
}

/** The disclosure that the community's state requires, and the family's answer. [TRUTH-005] */
export function PlainDisclosure({ communityName, text, request }: PlainDisclosureProps) {
  const { values, errors, callerChoice } = request
  return (
    <Stack gap={8}>
      {text.split('\n').map((line) => (
        <Text key={line} size="small">
          {line}
        </Text>
      ))}
      {isByTeam(callerChoice) && <Text size="small">{words.ifRefused(communityName)}</Text>}
      <ChoiceGroup
        id="plain-disclosure"
        name="disclosure"
        label={words.labels.disclosure}
        defaultValue={values.disclosure ?? ''}
        error={errors.disclosure}
        options={words.disclosureOptions.map(([value, label]) => ({ value, label }))}
      />
    </Stack>
  )
}
