import { useSentForm } from '@pkg/remix-host/react'
import { Button, Heading, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { rejectedWith, type RejectedForm } from '~/site/forms/rejected-form'
import { moveInTexts } from './texts'

const words = moveInTexts

export interface UndoMoveInProps {
  /** What the undo does, in a sentence. */
  effect: string
  rejected: RejectedForm | undefined
}

/** Undoes a move-in that was recorded by mistake, with a reason. Works without scripts. [WORK-018] */
export function UndoMoveIn({ effect, rejected: anyRejected }: UndoMoveInProps) {
  const rejected = rejectedWith(anyRejected, 'undo')
  const isBusy = useSentForm()?.get('intent') === 'undo'
  return (
    <Form method="post">
      <Stack gap={12}>
        <Heading level={2} look="label">
          {words.undoTitle}
        </Heading>
        <Text size="small">{effect}</Text>
        <TextField
          label={words.reason}
          hint={words.reasonHint}
          name="reason"
          maxLength={500}
          autoComplete="off"
          defaultValue={rejected?.typed['reason']}
          error={rejected?.errors['reason']}
        />
        <div>
          <Button type="submit" name="intent" value="undo" size="small" busy={isBusy}>
            {words.undo}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
