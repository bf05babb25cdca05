import { errorPage } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { servicesOf } from '~/features/menu/index.server'
import { requireStaff } from '~/site/server/staff'

/** A list as CSV, such as `/exports/families.csv`. [WORK-003] */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const [, area = ''] = /^([a-z-]+)\.csv$/.exec(params['file'] ?? '') ?? []
  const { role } = await requireStaff(request, context)
  const list = servicesOf(area, role)
  if (!list) throw errorPage('not-found', 404)
  return list.exportCsv({ request, context }, role)
}
