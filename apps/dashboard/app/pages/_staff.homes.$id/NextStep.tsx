import { useSentForm } from '@pkg/remix-host/react'
import { realEstateStageLabel, realEstateStages } from '@pkg/domain'
import { Button, ButtonLink, Card, Heading, Select, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { familyTexts } from '~/features/families'
import { type HomePage, homeTexts } from '~/features/homes'
import { Facts } from '~/parts/Facts/Facts'
import { rejectedWith, type RejectedForm } from '~/site/forms/rejected-form'
import { useSavedKey } from '~/site/forms/use-saved-key'
import { useStageChoice } from '~/site/forms/use-stage-choice'

const words = homeTexts
/** A home that was accepted isn’t new anymore. */
const stages = realEstateStages
  .filter((stage) => stage !== 'new')
  .map((value) => ({ value, label: realEstateStageLabel(value) }))

/** What usually comes next, with the button that says it happened, and any other stage. Works without scripts. [AGENT-006] */
export function NextStep({ home, rejected }: { home: HomePage; rejected: object | undefined }) {
  const isBusy = useSentForm()?.get('intent') === 'change-stage'
  const stageSaved = useSavedKey('stage')
  const { next, familyId, closedReason, stage, version } = home
  return (
    <>
      <Card look="tint" as="section">
        <Stack gap={12}>
          <Heading level={2} look="h3">
            {words.next}
          </Heading>
          <Text>{next.step}</Text>
          {closedReason && <Facts facts={[{ label: words.closedBecause, value: closedReason }]} />}
          {next.stage && (
            <Form method="post" preventScrollReset>
              <StageBaseFields stage={stage} version={version} />
              <input type="hidden" name="stage" value={next.stage.value} />
              <Button type="submit" name="intent" value="change-stage" variant="primary" busy={isBusy}>
                {words.moveTo(next.stage.label)}
              </Button>
            </Form>
          )}
          <div>
            <ButtonLink href={`/families/${familyId}`}>{words.openFamily}</ButtonLink>
          </div>
        </Stack>
      </Card>
      <StageForm key={stageSaved} home={home} rejected={rejectedWith(rejected, 'change-stage')} isBusy={isBusy} />
    </>
  )
}

const StageBaseFields = ({ stage, version }: { stage: string; version: number }) => (
  <>
    <input type="hidden" name="before" value={stage} />
    <input type="hidden" name="version" value={version} />
  </>
)

interface StageFormProps {
  home: HomePage
  rejected: RejectedForm | undefined
  isBusy: boolean
}

/** Any other stage, with the reason that closing a home requires. A choice stays when the stage is changed elsewhere meanwhile, and says so. [WORK-005] */
function StageForm({ home: { stage, version }, rejected, isBusy }: StageFormProps) {
  const { base, key, hasChanged, choose } = useStageChoice({ stage, version }, rejected)
  return (
    <Form method="post" preventScrollReset>
      <StageBaseFields {...base} />
      <Stack gap={12}>
        <Select
          key={key}
          id="stage"
          label={words.stage}
          name="stage"
          options={stages}
          placeholder={null}
          defaultValue={rejected?.typed['stage'] ?? stage}
          onChange={choose}
          hint={hasChanged ? familyTexts.stageChanged(realEstateStageLabel(stage)) : undefined}
          error={rejected?.errors['stage'] ?? rejected?.message}
        />
        <TextField
          key={`reason-${key}`}
          id="reason"
          label={words.reason}
          hint={words.reasonHint}
          name="reason"
          maxLength={500}
          defaultValue={rejected?.typed['reason']}
          onChange={choose}
          error={rejected?.errors['reason']}
        />
        <div>
          <Button type="submit" name="intent" value="change-stage" size="small" busy={isBusy}>
            {words.changeStage}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
