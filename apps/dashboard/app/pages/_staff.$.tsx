import { errorPage } from '@pkg/remix-host/server'

/** Shows the error page at every URL without a page. */
export function loader() {
  throw errorPage('not-found', 404)
}

export default function NoSuchPage() {
  return null
}
