import { useSentForm } from '@pkg/remix-host/react'
import { Button, Cluster, Heading, Notice, Stack, Text } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { RuleChangesView, stateRulesTexts as words } from '~/features/state-rules'
import type { CheckedRule } from './send-rule.server'

export interface ConfirmRuleProps {
  checked: CheckedRule & { values: Readonly<Record<string, readonly string[]>> }
  /** Whether it changes a version that hasn't begun. */
  isChange: boolean
  version: number | undefined
}

/** What a version changes and how many families must consent again, before it's saved. Works without scripts. [TRUST-015] */
export function ConfirmRule({ checked, isChange, version }: ConfirmRuleProps) {
  const intent = useSentForm()?.get('intent')
  return (
    <Form method="post">
      {Object.entries(checked.values).flatMap(([name, values]) =>
        values.map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
      )}
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <Stack gap={20}>
        <Stack gap={4}>
          <Heading level={2}>{words.checkTitle}</Heading>
          <Text>{words.checkLead(checked.id, checked.begins)}</Text>
        </Stack>
        {checked.familiesToAsk > 0 ? (
          <Notice tone="caution" title={words.ask(checked.familiesToAsk)} role="status">
            {words.askHelp}
          </Notice>
        ) : (
          <Notice tone="positive" title={words.askNone} role="status" />
        )}
        {checked.changes && <RuleChangesView changes={checked.changes} />}
        <Cluster gap={12}>
          <Button type="submit" name="intent" value="publish" variant="primary" busy={intent === 'publish'}>
            {isChange ? words.saveChange : words.publish}
          </Button>
          <Button type="submit" name="intent" value="back" variant="neutral" busy={intent === 'back'}>
            {words.back}
          </Button>
        </Cluster>
      </Stack>
    </Form>
  )
}
