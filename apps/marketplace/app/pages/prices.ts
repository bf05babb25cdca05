import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadPricesAndOthers, readPriceQuestion } from '~/features/price-finder/index.server'

/** Returns local prices for the price finder while a person changes the place or the level of care. [FIND-016] */
export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadPricesAndOthers(readPriceQuestion(request), request, context)
