import type { MetaFunction } from '@remix-run/node'
import { problemPage } from '~/server/api'
import { texts } from '~/texts'

export const meta: MetaFunction = () => [{ title: texts.problems.notFound }]

export const loader = () => {
  throw problemPage('not-found', 404)
}

export default function NoRoute() {
  return null
}
