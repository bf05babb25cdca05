import { errorPage } from '@pkg/remix-host/server'

/** Every address that no page has. */
export function loader() {
  throw errorPage('not-found', 404)
}

export default function NoSuchPage() {
  return null
}
