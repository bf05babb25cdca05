import { Button, Checkbox, Text, TextField, VisuallyHidden } from '@pkg/ui'
import { useIsHydrated } from '@pkg/remix-host/react'
import { lazy, Suspense, useState } from 'react'
import { type PickedCommunity, pickedValue } from './answer-values'
import { fieldId } from './AnswerFields'
import * as styles from './CommunityPicker.css'
import { pickerTexts } from './texts'

const words = pickerTexts

const AddCommunity = lazy(async () => ({ default: (await import('./AddCommunity')).AddCommunity }))

/** The intent of the button that searches without scripts. */
export const findIntent = 'find-communities'

/** What a search without scripts found. */
export interface FoundCommunities {
  term: string
  communities: PickedCommunity[]
}

export interface CommunityPickerProps {
  picked: PickedCommunity[]
  found: FoundCommunities | undefined
  error: string | undefined
}

/**
 * The communities that a family asks about, each as a checked box, and a search that adds more. Without scripts, a button searches, and the form comes back with the
 * matches. [WORK-019, WORK-022]
 */
export function CommunityPicker({ picked: initial, found, error }: CommunityPickerProps) {
  const isHydrated = useIsHydrated()
  const [picked, setPicked] = useState(initial)
  const pick = (community: PickedCommunity) =>
    setPicked((known) => (known.some(({ id }) => id === community.id) ? known : [...known, community]))
  const plain = <PlainSearch picked={picked} found={found} error={error} />
  return (
    <fieldset className={styles.group}>
      <legend>
        <VisuallyHidden>{words.group}</VisuallyHidden>
      </legend>
      {isHydrated ? (
        <Suspense fallback={plain}>
          <AddCommunity picked={picked} error={error} onPick={pick} />
        </Suspense>
      ) : (
        plain
      )}
      {picked.length > 0 && (
        <ul className={styles.list}>
          {picked.map((community) => (
            <li key={community.id}>
              <Picked community={community} />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

/** A community that was picked. One that stays has no box. */
function Picked({ community }: { community: PickedCommunity }) {
  const { label, isFixed } = community
  if (!isFixed) return <Checkbox label={label} name="community" value={pickedValue(community)} defaultChecked />
  return (
    <>
      <input type="hidden" name="community" value={pickedValue(community)} />
      <Text size="small">{label}</Text>
      <Text size="fine" tone="muted">
        {words.requested}
      </Text>
    </>
  )
}

/** The search of a form that comes back with the matches. */
function PlainSearch({ picked, found, error }: CommunityPickerProps) {
  const matches = found?.communities.filter(({ id }) => !picked.some((one) => one.id === id)) ?? []
  return (
    <div className={styles.search}>
      <div className={styles.field}>
        <TextField
          id={fieldId('community')}
          label={words.label}
          hint={words.hint}
          name="communityTerm"
          maxLength={80}
          defaultValue={found?.term}
          error={error}
        />
      </div>
      <Button type="submit" name="intent" value={findIntent} size="small">
        {words.find}
      </Button>
      {found && matches.length === 0 && <Text size="small">{words.none}</Text>}
      {matches.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{words.matches}</legend>
          {matches.map((match) => (
            <Checkbox key={match.id} label={match.label} name="community" value={pickedValue(match)} />
          ))}
        </fieldset>
      )}
    </div>
  )
}
