import { useSentForm } from '@pkg/remix-host/react'
import { Button, Heading, Select, Stack, TextLink } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { texts } from '~/texts'
import type { ReceivedHome } from './load-received.server'
import type { RejectedField } from './rejected-field'
import type { StageOption } from './StageForm'

export interface HomeFormProps {
  home: ReceivedHome
  stages: StageOption[]
  rejected: RejectedField | undefined
}

/** The stages to choose from, with the current one, which can be one that needs a reason. */
const withCurrent = (stages: StageOption[], { stage, stageLabel }: ReceivedHome): StageOption[] =>
  stages.some(({ value }) => value === stage) ? stages : [...stages, { value: stage, label: stageLabel }]

/** A home that the family wants to sell or buy, and its stage. [AGENT-006] */
export function HomeForm({ home, stages, rejected }: HomeFormProps) {
  const sent = useSentForm()
  const isBusy = sent?.get('intent') === 'change-home-stage' && sent.get('home') === home.id
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {home.title}
      </Heading>
      <TextLink href={`/homes/${home.id}`} standalone>
        {texts.homes.openHome}
      </TextLink>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="home" value={home.id} />
        <Stack gap={12}>
          <Select
            key={home.stage}
            label={texts.family.stage}
            name="home-stage"
            id={`home-stage-${home.id}`}
            options={withCurrent(stages, home)}
            placeholder={null}
            defaultValue={home.stage}
            error={rejected?.error}
          />
          <div>
            <Button type="submit" name="intent" value="change-home-stage" size="small" busy={isBusy}>
              {isBusy ? texts.family.saving : texts.family.changeStage}
            </Button>
          </div>
        </Stack>
      </Form>
    </Stack>
  )
}
