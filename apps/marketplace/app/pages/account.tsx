import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { homebasePaths } from '~/site/links/homebase-links'

/** Leads from the former address of the settings to the current one. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(`${homebasePaths.settings}${new URL(request.url).search}`, 301)
