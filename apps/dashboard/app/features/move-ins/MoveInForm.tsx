import type { MoveInOption } from '@pkg/api-client'
import { useSentForm } from '@pkg/remix-host/react'
import {
  Button,
  Card,
  Heading,
  Ledger,
  Select,
  type SelectOption,
  Stack,
  Text,
  TextField,
  type TextFieldProps,
} from '@pkg/ui'
import { Form } from '@remix-run/react'
import { useState } from 'react'
import { PickerField, readPicked } from '~/features/pickers'
import { rejectedWith, type RejectedForm } from '~/site/forms/rejected-form'
import { previewFee, type TypedMoveIn } from './move-in-fee'
import { moveInTexts } from './texts'

const words = moveInTexts

export interface MoveInFormProps {
  intent: 'record' | 'correct'
  /** The communities that the family was referred to, and the one that was recorded. */
  communities: SelectOption[]
  /** The referrals, which decide on the fee. */
  referrals: MoveInOption[]
  /** What is known about the move-in. */
  known: TypedMoveIn
  /** The version that a correction is based on. */
  version?: number | undefined
  /** The titles of the open tasks that it cancels. */
  openTasks: string[]
  rejected: RejectedForm | undefined
}

/** Asks where and when a family moved in and what the first month costs, and shows the referral fee as it's typed. Works without scripts. [WORK-018] */
export function MoveInForm(props: MoveInFormProps) {
  const { intent, communities, referrals, known, version, openTasks } = props
  const rejected = rejectedWith(props.rejected, intent)
  const isBusy = useSentForm()?.get('intent') === intent
  // What is typed stays when the page reloads, and so does what it's based on.
  const [base] = useState(version)
  const [typed, setTyped] = useState<TypedMoveIn>(() => (rejected ? typedIn(rejected) : known))
  const follow = (name: keyof TypedMoveIn) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget
    setTyped((before) => ({ ...before, [name]: value }))
  }
  const errors = rejected?.errors ?? {}
  return (
    <Form method="post">
      {base !== undefined && <input type="hidden" name="version" value={rejected?.typed['version'] ?? base} />}
      <Stack gap={16}>
        <CommunityFields
          communities={communities}
          hasReferrals={referrals.length > 0}
          known={known.communityId}
          rejected={rejected}
          onChoose={(communityId) => setTyped((before) => ({ ...before, communityId }))}
        />
        <TextField
          label={words.movedInOn}
          name="moved-in-on"
          type="date"
          defaultValue={typed.movedInOn}
          onChange={follow('movedInOn')}
          error={errors['moved-in-on']}
        />
        <AmountField
          label={words.rent}
          hint={words.rentHint}
          name="rent"
          defaultValue={typed.rent}
          onChange={follow('rent')}
          error={errors['rent']}
        />
        <AmountField
          label={words.care}
          name="care"
          defaultValue={typed.care}
          onChange={follow('care')}
          error={errors['care']}
        />
        <Fee typed={typed} referrals={referrals} />
        <CanceledTasks titles={openTasks} />
        <div>
          <Button type="submit" name="intent" value={intent} variant="primary" busy={isBusy}>
            {intent === 'record' ? words.save : words.saveChange}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

const typedIn = ({ typed }: RejectedForm): TypedMoveIn => ({
  communityId: readPicked(typed['other'] ?? '')?.id ?? typed['community'] ?? '',
  movedInOn: typed['moved-in-on'] ?? '',
  rent: typed['rent'] ?? '',
  care: typed['care'] ?? '',
})

interface CommunityFieldsProps extends Pick<MoveInFormProps, 'communities' | 'rejected'> {
  hasReferrals: boolean
  /** What is known about where it moved. */
  known: string
  onChoose: (communityId: string) => void
}

/** Where the family moved: a community that we referred it to, or any other, which a search finds. [WORK-018, WORK-022] */
function CommunityFields({ communities, hasReferrals, known, rejected, onChoose }: CommunityFieldsProps) {
  const [listed, setListed] = useState(rejected?.typed['community'] ?? known)
  // A listed community that is chosen last counts, so what was searched before it goes.
  const [choices, setChoices] = useState(0)
  const [other = '', found, error] = [rejected?.typed['other'], rejected?.found?.['other'], rejected?.errors['other']]
  return (
    <>
      <Select
        label={words.community}
        hint={hasReferrals ? words.communityHint : words.none}
        name="community"
        options={communities}
        defaultValue={listed}
        onChange={({ currentTarget }) => {
          setListed(currentTarget.value)
          setChoices((count) => count + 1)
          onChoose(currentTarget.value)
        }}
        error={rejected?.errors['community']}
      />
      <details open={other !== '' || error !== undefined}>
        <summary>{words.otherCommunity}</summary>
        <PickerField
          key={choices}
          id="move-in-other"
          name="other"
          label={words.otherLabel}
          source="communities"
          isMany={false}
          values={other === '' || choices > 0 ? [] : [other]}
          found={choices > 0 ? undefined : found}
          error={error}
          onPick={(picked) => onChoose(picked?.id ?? listed)}
        />
      </details>
    </>
  )
}

/** A field for dollars. */
const AmountField = (props: TextFieldProps) => (
  <TextField {...props} inputMode="decimal" autoComplete="off" maxLength={20} />
)

/** The referral fee and how it's made up, as far as it's typed. */
function Fee({ typed, referrals }: { typed: TypedMoveIn; referrals: MoveInOption[] }) {
  const fee = previewFee(typed, referrals)
  return (
    <Card as="section" look="tint">
      <Stack gap={8}>
        <Heading level={2} look="label">
          {words.fee}
        </Heading>
        <div aria-live="polite">
          {fee.kind === 'fee' && <Ledger lines={fee.lines} />}
          {fee.kind === 'none' && <Text size="small">{words.noFee[fee.reason]}</Text>}
          {fee.kind === 'later' && <Text size="small">{words.feeLater}</Text>}
        </div>
        <Text size="small" tone="muted">
          {words.billed}
        </Text>
      </Stack>
    </Card>
  )
}

/** The open tasks that a move-in cancels. */
function CanceledTasks({ titles }: { titles: string[] }) {
  if (titles.length === 0) return null
  return (
    <Stack gap={4}>
      <Text size="small">{words.openTasks(titles.length)}</Text>
      <ul>
        {titles.map((title, place) => (
          <li key={place}>
            <Text as="span" size="small">
              {title}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
