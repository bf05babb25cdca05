import { apiFor, formText, orFieldErrors } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { orChanged, rejectedStatus } from '~/features/records/index.server'
import { sendForm } from '~/site/server/send-form'
import { requireAdmin } from '~/site/server/staff'
import { brandTexts as words } from './texts'

/** The most bytes of a logo. */
const maxBytes = 500 * 1024

/** Returns whether a request is the form of the logo: the only one of the page with a file. */
export const isLogoForm = (request: Request): boolean =>
  request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false

/** Uploads or removes the logo as the person saw it. Returns what to correct. [WORK-012, WORK-005] */
export async function saveLogo({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context)
  const { brandSettings } = apiFor(request, context)
  const form = await request.formData()
  const file = form.get('logo')
  const isRemoval = form.get('intent') === 'remove-logo'
  if (!isRemoval && (!(file instanceof File) || file.size === 0)) return data({ logoError: words.logoMissing }, 422)
  if (file instanceof File && file.size > maxBytes) return data({ logoError: words.logoTooLarge }, 422)
  const image = file instanceof File ? Buffer.from(await file.arrayBuffer()).toString('base64') : ''
  const asSeen = { ifMatch: Number(formText(form, 'version')) }
  const call: Promise<unknown> = isRemoval
    ? brandSettings.removeLogo({}, asSeen)
    : brandSettings.setLogo({ image }, asSeen)
  const names = new Map([['image', 'logo']])
  const sent = await sendForm(request, orChanged(orFieldErrors(call, { names, codes: {} })))
  if (sent.ok) return redirect('/brand')
  return data({ logoError: sent.errors['logo'] ?? sent.message ?? '' }, rejectedStatus(sent))
}
