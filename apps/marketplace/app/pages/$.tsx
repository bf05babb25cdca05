import type { MetaFunction } from '@remix-run/node'
import { errorPage } from '@pkg/remix-host/server'
import { errorTexts } from '~/features/error-page'

export const meta: MetaFunction = () => [{ title: errorTexts.notFound }]

export const loader = () => {
  throw errorPage('not-found', 404)
}

export default function NoRoute() {
  return null
}
