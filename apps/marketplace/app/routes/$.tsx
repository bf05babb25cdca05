import type { MetaFunction } from '@remix-run/node'
import { errorPage } from '@pkg/remix-host/server'
import { texts } from '~/texts'

export const meta: MetaFunction = () => [{ title: texts.errors.notFound }]

export const loader = () => {
  throw errorPage('not-found', 404)
}

export default function NoRoute() {
  return null
}
