import { redirect } from '@remix-run/node'

/** The former address of the terms of use. Browsers keep the anchor of a link. [ROUTE-013] */
export const loader = () => redirect('/terms', 301)
