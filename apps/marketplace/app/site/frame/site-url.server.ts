import { siteUrl as hostUrl } from '@pkg/remix-host/server'
import type { AppLoadContext } from '@remix-run/node'
import { basePath } from './site-path'

/** Returns the URL of this language's start page as people know it, without a trailing slash, such as `https://hearthway.example/es`. */
export const siteUrl = (request: Request, context: AppLoadContext): string => hostUrl(request, context) + basePath
