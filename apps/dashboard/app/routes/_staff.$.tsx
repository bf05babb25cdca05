import { problemPage } from '~/server/api'

/** Every address that no page has. */
export function loader() {
  throw problemPage('not-found', 404)
}

export default function NoSuchPage() {
  return null
}
