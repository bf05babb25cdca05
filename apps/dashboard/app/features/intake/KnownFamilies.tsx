import type { KnownFamily } from '@pkg/api-client'
import { ChoiceGroup, Notice, Stack, TextLink } from '@pkg/ui'
import { fieldId } from './AnswerFields'
import { knownChoices, knownView } from './known-view'
import { knownTexts } from './texts'

const words = knownTexts

/** The name of the field that says whether what was typed is the same family or another one. */
export const knownField = 'known'

export interface KnownFamiliesProps {
  known: readonly KnownFamily[]
  error: string | undefined
  /** What the person already chose. */
  chosen: string | undefined
}

/** Warns that families already have a phone number or an email address, before anything is saved, and asks what to do. [WORK-019] */
export function KnownFamilies({ known, error, chosen }: KnownFamiliesProps) {
  const { canBeSame, canBeOther } = knownChoices(known)
  const choices = [
    ...(canBeSame ? [{ value: 'same', label: words.same }] : []),
    ...(canBeOther ? [{ value: 'other', label: words.other }] : []),
  ]
  return (
    <>
      <div role="status">
        <Stack gap={12}>
          {known.map((family) => (
            <Known key={`${family.reason} ${family.client?.id ?? ''}`} family={family} />
          ))}
        </Stack>
      </div>
      {known.length > 0 && choices.length > 0 && (
        <ChoiceGroup
          label={words.choice}
          id={fieldId(knownField)}
          name={knownField}
          options={choices}
          error={error}
          {...(chosen ? { defaultValue: chosen } : {})}
        />
      )}
    </>
  )
}

function Known({ family }: { family: KnownFamily }) {
  const { title, about, open, ask } = knownView(family)
  return (
    <Notice tone="caution" title={title}>
      <Stack gap={8}>
        {about && <p>{about}</p>}
        {ask && <p>{ask}</p>}
        <p>{words.notSaved}</p>
        {open && (
          <TextLink href={open.href} standalone>
            {open.label}
          </TextLink>
        )}
      </Stack>
    </Notice>
  )
}
