import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { analyticsService, forward } from '~/analytics/forward.server'
import { reportIn } from '~/analytics/report'

const mostBytes = 4096

export const loader = () => redirect('/')

/** Takes the reports of our own pages for the analytics service. What is no report is passed over. [CLIENT-008] */
export async function action({ request }: ActionFunctionArgs) {
  const service = analyticsService(process.env)
  const text = await request.text()
  const report = text.length <= mostBytes ? reportIn(parsed(text)) : undefined
  if (service && report) void forward(service, report, new Date())
  return new Response(null, { status: 204 })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
