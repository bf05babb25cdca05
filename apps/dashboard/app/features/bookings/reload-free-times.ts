import type { ShouldRevalidateFunction } from '@remix-run/react'
import { reloadsAfterSaving } from '~/site/outages/reloads-after-saving'

/** Loads the free times again also after a form that wasn’t accepted: the chosen time isn’t free anymore. */
export const reloadsFreeTimes: ShouldRevalidateFunction = (arguments_) =>
  arguments_.actionStatus === 409 || arguments_.actionStatus === 422 || reloadsAfterSaving(arguments_)
