import { callOutcomeLabel, callOutcomes, leadStageLabel } from '@pkg/domain'
import { ChoiceGroup, Select, Stack, Text, TextField } from '@pkg/ui'
import { useState } from 'react'
import { type FamilyPage, familyWorkTexts, stageOptions } from '~/features/families'
import { WhenField } from '~/parts/WhenField/WhenField'
import { DraftTextArea } from '~/site/forms/DraftTextArea'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { useSavedKey } from '~/site/forms/use-saved-key'
import { WorkForm } from './WorkForm'

const words = familyWorkTexts

interface CallFormProps {
  family: FamilyPage
  rejected: RejectedForm | undefined
}

/** Logs a call: how it ended, and what comes next, the stage and the next step. [WORK-009, WORK-023] */
export function CallForm({ family, rejected }: CallFormProps) {
  const savedKey = useSavedKey('call-logged')
  return (
    <WorkForm intent="log-call" button={words.logCall} rejected={rejected}>
      <Outcome key={`outcome ${savedKey}`} family={family} rejected={rejected} />
      <TextField
        key={`minutes ${savedKey}`}
        label={words.minutes}
        name="minutes"
        inputMode="numeric"
        maxLength={3}
        defaultValue={rejected?.typed['minutes']}
        error={rejected?.errors['minutes']}
      />
      <DraftTextArea
        draft={`call ${family.id}`}
        savedKey={savedKey}
        label={words.callNote}
        name="call-note"
        rows={3}
        max={4000}
        rejected={rejected?.typed['call-note']}
        error={rejected?.errors['call-note']}
      />
      <Stack key={`next ${savedKey}`} gap={12}>
        <TextField
          label={words.nextStep}
          name="next-step"
          maxLength={200}
          autoComplete="off"
          defaultValue={rejected?.typed['next-step']}
          error={rejected?.errors['next-step']}
        />
        <WhenField
          label={words.nextStepDue}
          name="next-due"
          defaultValue={rejected?.typed['next-due']}
          error={rejected?.errors['next-due']}
        />
      </Stack>
    </WorkForm>
  )
}

/** How the call ended, and the stage after it. Reaching a new family suggests “Contacted”. */
function Outcome({ family: { stage }, rejected }: CallFormProps) {
  const [outcome, setOutcome] = useState(rejected?.typed['outcome'])
  const [ownChoice, setOwnChoice] = useState(rejected?.typed['call-stage'])
  const suggested = stage === 'new' && outcome === 'reached' ? 'contacted' : ''
  const others = stageOptions.filter(({ value }) => value !== stage)
  return (
    <>
      <ChoiceGroup
        id="write-call"
        name="outcome"
        label={words.outcome}
        columns={2}
        options={callOutcomes.map((value) => ({ value, label: callOutcomeLabel(value) }))}
        value={outcome}
        onChange={setOutcome}
        error={rejected?.errors['outcome']}
      />
      {stage === 'moved-in' ? (
        <Text size="small">{words.stageStays(leadStageLabel(stage))}</Text>
      ) : (
        <Select
          label={words.stageAfterCall}
          name="call-stage"
          options={[{ value: '', label: words.stageStays(leadStageLabel(stage)) }, ...others]}
          placeholder={null}
          value={ownChoice ?? suggested}
          onChange={({ currentTarget: { value } }) => setOwnChoice(value)}
          error={rejected?.errors['call-stage']}
        />
      )}
    </>
  )
}
