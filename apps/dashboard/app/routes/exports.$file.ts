import { errorPage } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportOf } from '~/lists/exports.server'

/** A list as CSV, such as `/exports/families.csv`. [WORK-003] */
export function loader({ params, request, context }: LoaderFunctionArgs) {
  const [, area = ''] = /^([a-z-]+)\.csv$/.exec(params['file'] ?? '') ?? []
  const exportCsv = exportOf(area)
  if (!exportCsv) throw errorPage('not-found', 404)
  return exportCsv({ request, context })
}
