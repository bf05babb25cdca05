import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage, formText } from '@pkg/remix-host/server'
import { Notice } from '@pkg/ui'
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BookingPage, bookingsTexts, TimeForm } from '~/features/bookings'
import { newCallForm, rejectBooking } from '~/features/bookings/index.server'
import { sendForm } from '~/site/server/send-form'
import { isRecipient, requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'
import { loadNewCall } from './load-new-call.server'

const words = bookingsTexts

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: pageTitle(loaded ? words.callTitle(loaded.family.name) : words.bookCall) },
]

/** Only advisors and admins book calls with families. [ROLE-010] */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const user = await requireStaff(request, context)
  if (isRecipient(user.role)) throw errorPage('forbidden', 403)
  return loadNewCall(request, apiFor(request, context), params['id'] ?? '', user)
}

/** Books a call at the chosen time. [WORK-020] */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await request.formData()
  const clientId = params['id'] ?? ''
  const { calls } = apiFor(request, context)
  const values = { clientId, agentId: formText(form, 'advisor') }
  const sent = await sendForm(
    request,
    newCallForm.submit(form, (body) => calls.create(body), values),
  )
  return sent.ok ? redirect(`/families/${clientId}?saved=call-booked`) : rejectBooking(form, sent)
}

export { reloadsFreeTimes as shouldRevalidate } from '~/features/bookings'

/** Books a call with a family at a free time of its advisor. Works without scripts. [WORK-020] */
export default function NewCallRoute() {
  const { family, canCall, agentId, advisor, times, zone } = useLoaderData<typeof loader>()
  const rejected = useFormResult<typeof action>()
  return (
    <BookingPage
      family={family}
      crumb={words.bookCall}
      title={words.callTitle(family.name)}
      {...(agentId ? { lead: words.caller(advisor) } : {})}
    >
      {canCall && agentId ? (
        <TimeForm
          times={times}
          zone={zone}
          none={words.noCalls(advisor)}
          button={words.book.call}
          values={{ advisor: agentId }}
          rejected={rejected}
        />
      ) : (
        <Notice tone="caution" title={canCall ? words.noAdvisor : words.noCall} />
      )}
    </BookingPage>
  )
}
