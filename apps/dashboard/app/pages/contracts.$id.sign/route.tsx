import { ApiError, type AgentCommunityContract, type Client } from '@pkg/api-client'
import { apiFor, formText, isToken, orErrorPage, readToken, tokenPageHeaders } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { contractTexts } from './texts'
import { contractView } from './contract-view'
import { signForm } from './sign-form.server'
import { readTimeZone } from '~/site/server/time-zone'
import { pageTitle } from '~/site/texts'
import { ContractPage, GoneContract } from './ContractPage'

export const meta: MetaFunction = () => [
  { title: pageTitle(contractTexts.title) },
  { name: 'robots', content: 'noindex' },
]

export const headers = tokenPageHeaders

/** The page that a signing link opens, for anyone who has the link. [API-033, TRUTH-009] */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const token = readToken(request)
  const contract = await findContract(apiFor(request, context), token)
  if (contract?.id !== params['id']) return data({ token, contract: undefined }, 404)
  return data({ token, contract: contract && contractView(contract, readTimeZone(request)) })
}

/** Signs the contract for the person who has its link, if they typed their name and agreed. [API-033] */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const api = apiFor(request, context)
  const form = await request.formData()
  const token = formText(form, 'token')
  const hasAgreed = form.get('agrees') !== null
  const page = `/contracts/${params['id']}/sign?${new URLSearchParams({ token })}`
  if (!isToken(token)) return redirect(page)
  const parsed = signForm.parse(form, { token })
  const errors = {
    ...(parsed.ok ? {} : parsed.errors),
    ...(hasAgreed ? {} : { agrees: contractTexts.agreeMissing }),
  }
  const typed = { name: formText(form, 'name'), hasAgreed }
  if (!parsed.ok || !hasAgreed) return data({ errors, typed }, 422)
  const sent = await orErrorPage(signForm.submit(form, (body) => api.agentsCommunityContracts.sign(body), { token }))
  return sent.ok ? redirect(page) : data({ errors: sent.errors, typed }, 422)
}

/** Returns the contract of a token. Only the newest link of a contract has one. */
function findContract(api: Client, token: string): Promise<AgentCommunityContract | undefined> {
  if (!isToken(token)) return Promise.resolve(undefined)
  const contract = api.agentsCommunityContracts.toSign({ token }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  })
  return orErrorPage(contract)
}

export default function ContractRoute() {
  const { token, contract } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  return contract ? <ContractPage token={token} contract={contract} failed={failed} /> : <GoneContract />
}
