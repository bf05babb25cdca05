import { useFormResult } from '@pkg/remix-host/react'
import { formText } from '@pkg/remix-host/server'
import { Breadcrumbs, ButtonLink, Stack } from '@pkg/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { InputsForm, rejectedFieldsOf } from '~/features/records'
import { readFields } from '~/features/records/index.server'
import { stateRulesTexts as words } from '~/features/state-rules'
import { readRule, ruleInputs } from '~/features/state-rules/index.server'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { requireResponse } from '~/site/server/require-response'
import { pageTitle } from '~/site/texts'
import { ConfirmRule } from './ConfirmRule'
import { formData, loadRuleForm } from './load-rule-form.server'
import { checkRule, saveRule } from './send-rule.server'

export const meta: MetaFunction = () => [{ title: pageTitle(words.add) }]

export const loader = async (args: LoaderFunctionArgs) => formData(await loadRuleForm(args))

/** Checks a version and shows what it changes, and saves it once that was confirmed. [TRUST-015] */
export async function action(args: ActionFunctionArgs) {
  const form = await loadRuleForm(args)
  const sent = await args.request.formData()
  const inputs = ruleInputs(form.known === undefined)
  const { values, found } = await requireResponse(args.request, readFields(form.api, inputs, sent))
  const reject = (rest: { errors: Record<string, string>; message?: string | undefined }, status = 422) =>
    data({ rejected: { intent: 'check', values, found, ...rest } }, status)
  const intent = formText(sent, 'intent')
  if (intent === 'back') return reject({ errors: {} }, 200)
  const read = readRule(values, form.known?.state ?? values['state']?.[0] ?? '')
  if (!read.ok) return reject(read)
  if (intent !== 'publish') {
    const checked = await requireResponse(args.request, checkRule(form, read.body))
    return checked.ok ? data({ checked: { ...checked.result, values } }) : reject(checked)
  }
  const version = Number(formText(sent, 'version')) || undefined
  const saved = await requireResponse(args.request, saveRule(form, read.body, version))
  return saved.ok ? redirect(`/state-rules/${saved.result.id}`) : reject(saved)
}

export default function NewStateRuleRoute() {
  const { title, back, inputs, values, isChange, version } = useLoaderData<typeof loader>()
  const result = useFormResult<typeof action>()
  const rejected = result && 'rejected' in result ? rejectedFieldsOf(result.rejected, 'check') : undefined
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Breadcrumbs items={[{ label: words.title, href: '/state-rules' }, { label: title }]} />
        <PageTitle title={title} lead={words.lead} />
      </Stack>
      {result && 'checked' in result ? (
        <ConfirmRule checked={result.checked} isChange={isChange} version={version} />
      ) : (
        <Narrow>
          <InputsForm
            intent="check"
            inputs={inputs}
            values={values}
            rejected={rejected}
            save={words.check}
            nextTo={
              <ButtonLink href={back} size="small" variant="neutral">
                {words.cancel}
              </ButtonLink>
            }
          />
        </Narrow>
      )}
    </Stack>
  )
}
