import { Button, ChoiceList, Stack, TextArea, TextField } from '@pkg/ui'
import { SuggestingEmailField } from '~/parts/EmailField/SuggestingEmailField'
import { severalFields as fields } from '~/site/links/several-questions-links'
import type { OfferedCommunity, SeveralResult } from './several-form'
import * as styles from './several-questions.css'
import { severalTexts } from './texts'

const words = severalTexts.form

interface FieldProps {
  result: SeveralResult | undefined
}

/** The communities to ask, none of them chosen at first, and a field that adds others by name. [TRUST-005] */
export function CommunityChoice({ offered, result }: FieldProps & { offered: OfferedCommunity[] }) {
  return (
    <Stack gap={16}>
      {offered.map(({ id }) => (
        <input key={id} type="hidden" name={fields.offered} value={id} />
      ))}
      {offered.length > 0 && (
        <ChoiceList
          key={offered.map(({ id }) => id).join()}
          name={fields.communities}
          label={words.communities}
          hint={words.communitiesHint}
          options={offered.map(({ id, name, addressString, hasTeam }) => ({
            value: id,
            label: name,
            hint: hasTeam === false ? `${addressString}. ${words.noTeam}` : addressString,
          }))}
          defaultValues={result?.typed.communityIds ?? []}
          error={result?.errors.communities}
        />
      )}
      <div className={styles.find}>
        <TextField
          id={offered.length > 0 ? fields.name : fields.communities}
          name={fields.name}
          label={words.name}
          autoComplete="off"
          maxLength={80}
          defaultValue={result?.typed.name}
          error={result?.errors.name ?? (offered.length > 0 ? undefined : result?.errors.communities)}
        />
        <Button type="submit" name={fields.intent} value="find">
          {words.find}
        </Button>
      </div>
    </Stack>
  )
}

/** The question. */
export function SeveralTextField({ result }: FieldProps) {
  return (
    <TextArea
      id={fields.text}
      name={fields.text}
      label={words.text}
      hint={words.textHint}
      max={1000}
      rows={5}
      defaultValue={result?.typed.text}
      error={result?.errors.text}
    />
  )
}

/** Where the answers go, for someone without an account. */
export function EmailQuestionField({ result }: FieldProps) {
  return (
    <SuggestingEmailField
      id={fields.email}
      name={fields.email}
      label={words.email}
      hint={words.emailHint}
      defaultValue={result?.typed.email}
      error={result?.errors.email}
    />
  )
}
