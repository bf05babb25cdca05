import { useSentForm } from '@pkg/remix-host/react'
import { Button, Heading, Notice, Stack, Text } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { ShortcutKey } from '~/parts/ShortcutKey/ShortcutKey'
import { FormLink } from './FormLink'
import { actionId } from './go-to-action'
import { InputsForm } from './InputsForm'
import { proposedValues } from './field-values'
import { inputsOf, isOpenAtFirst, type RecordAction, type RecordItem } from './record'
import { recordQuery } from './record-url'
import { rejectedFieldsOf, type RejectedFields } from './rejected-fields'
import * as styles from './RecordPage.css'
import { recordsTexts } from './texts'
import { useDoneKey } from './use-done-key'

const words = recordsTexts

/** Returns whether an action is done immediately, because there’s nothing to enter or to confirm. */
const isImmediate = <Item,>(action: RecordAction<Item>, item: Item): boolean =>
  action.help === undefined && inputsOf(action, item).length === 0

export interface ActionsViewProps<Item extends RecordItem> {
  actions: readonly RecordAction<Item>[]
  item: Item
  /** The action whose form is open. */
  doing: string | undefined
  rejected: object | undefined
}

/** What people can do with a record: the forms that are open, and a button for everything else. [WORK-025] */
export function ActionsView<Item extends RecordItem>({ actions, item, doing, rejected }: ActionsViewProps<Item>) {
  const isOpen = (action: RecordAction<Item>) =>
    isOpenAtFirst(action, item) ||
    doing === action.name ||
    rejectedFieldsOf(rejected, `do:${action.name}`) !== undefined
  const open = actions.filter((action) => isOpen(action) && !isImmediate(action, item))
  const closed = actions.filter((action) => !open.includes(action))
  return (
    <>
      {open.map((action) => (
        <ActionForm
          key={action.name}
          action={action}
          item={item}
          isChosen={doing === action.name}
          rejected={rejectedFieldsOf(rejected, `do:${action.name}`)}
        />
      ))}
      {closed.length > 0 && (
        <div className={styles.buttons}>
          {closed.map((action) => (
            <ActionButton
              key={action.name}
              action={action}
              item={item}
              rejected={rejectedFieldsOf(rejected, `do:${action.name}`)}
            />
          ))}
        </div>
      )}
    </>
  )
}

interface ActionFormProps<Item> {
  action: RecordAction<Item>
  item: Item
  isChosen: boolean
  rejected: RejectedFields | undefined
}

function ActionForm<Item extends RecordItem>({ action, item, isChosen, rejected }: ActionFormProps<Item>) {
  const { name, label, help, look } = action
  const inputs = inputsOf(action, item)
  const doneKey = useDoneKey(name)
  const said = typeof help === 'function' ? help(item) : help
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {label}
      </Heading>
      {said !== undefined && (typeof said === 'string' ? <Text size="small">{said}</Text> : said)}
      <InputsForm
        id={actionId(name)}
        intent={`do:${name}`}
        inputs={inputs}
        values={proposedValues(inputs)}
        rejected={rejected}
        doneKey={doneKey}
        about={item.id}
        save={label}
        {...(look ? { look } : {})}
        takesFocus={isChosen}
        nextTo={!isOpenAtFirst(action, item) && <FormLink href="?">{words.cancel}</FormLink>}
      >
        <VersionField item={item} />
      </InputsForm>
    </Stack>
  )
}

const VersionField = ({ item: { version } }: { item: RecordItem }) =>
  version !== undefined && <input type="hidden" name="version" value={version} />

type ActionButtonProps<Item> = Omit<ActionFormProps<Item>, 'isChosen'>

function ActionButton<Item extends RecordItem>({ action, item, rejected }: ActionButtonProps<Item>) {
  const { name, label, key, look = 'neutral' } = action
  const isBusy = useSentForm()?.get('intent') === `do:${name}`
  const content = (
    <>
      {label}
      <ShortcutKey>{key}</ShortcutKey>
    </>
  )
  if (!isImmediate(action, item)) {
    return (
      <FormLink id={actionId(name)} href={recordQuery({ doing: name })} variant={look}>
        {content}
      </FormLink>
    )
  }
  return (
    <Form method="post" preventScrollReset>
      <VersionField item={item} />
      {rejected?.message && <Notice tone="caution" title={rejected.message} role="alert" />}
      <Button
        id={actionId(name)}
        type="submit"
        name="intent"
        value={`do:${name}`}
        size="small"
        variant={look}
        busy={isBusy}
      >
        {content}
      </Button>
    </Form>
  )
}
