import type { Client, StateRuleVersion } from '@pkg/api-client'
import { stateByCode } from '@pkg/domain'
import { apiFor } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { stateRulesTexts as words } from '~/features/state-rules'
import { ruleInputs, ruleValues } from '~/features/state-rules/index.server'
import { requireResponse } from '~/site/server/require-response'
import { requireAdmin } from '~/site/server/staff'

/** What the form of a version is about, as its URL says: a version to change, one to follow, or neither. */
export interface RuleForm {
  api: Client
  /** The version that the new one follows, or the one that's changed. */
  known: StateRuleVersion | undefined
  isChange: boolean
  title: string
  back: string
}

/** Reads what the form is about. @throws The error page with 403 for other roles than admins, or with 404 [TRUST-015] */
export async function loadRuleForm({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<RuleForm> {
  await requireAdmin(request, context)
  const api = apiFor(request, context)
  const query = new URL(request.url).searchParams
  const changed = query.get('change')
  const id = changed ?? query.get('from')
  const known = id ? await requireResponse(request, api.stateRuleVersions.get({ id })) : undefined
  const isChange = changed !== null && known !== undefined
  const name = known && (stateByCode(known.state)?.name ?? known.state)
  return {
    api,
    known,
    isChange,
    title: isChange ? words.changeOf(known.id) : name ? words.addOf(name) : words.add,
    back: known ? `/state-rules/${known.id}` : '/state-rules',
  }
}

/** Returns what the form shows at first. */
export const formData = ({ known, isChange, title, back }: RuleForm) => ({
  title,
  back,
  isChange,
  version: known?.version,
  inputs: ruleInputs(known === undefined),
  values: known ? ruleValues(known, isChange) : {},
})
