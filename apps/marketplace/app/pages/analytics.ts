import { siteContext } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { now } from '@pkg/domain'
import { forwardReport } from '~/site/analytics/forward.server'
import { parseReport } from '~/site/analytics/report'

const maxBytes = 4096

export const loader = () => redirect('/')

/** Forwards the reports of our own pages to the analytics service. Ignores anything else. [CLIENT-008] */
export async function action({ request, context }: ActionFunctionArgs) {
  const { analytics } = siteContext(context)
  const text = await request.text()
  const report = text.length <= maxBytes ? parseReport(parseJson(text)) : undefined
  if (analytics && report) void forwardReport(analytics, report, now())
  return new Response(null, { status: 204 })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
