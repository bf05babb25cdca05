import { createElement, lazy, type ComponentType } from 'react'
import { loadWithRetry } from '../steps/load-with-retry'
import type * as lateParts from './deferred-parts'

type DeferredParts = typeof lateParts

let loaded: DeferredParts | undefined

/** Loads the script of the deferred parts. Starts when a wizard begins, so the script is ready in time. */
export async function loadDeferredParts(): Promise<DeferredParts> {
  loaded ??= await loadWithRetry(() => import('./deferred-parts'))
  return loaded
}

/** Returns a deferred part, shown immediately if it's loaded and otherwise once it is. */
export function deferred<Props extends object>(
  pick: (parts: DeferredParts) => ComponentType<Props>,
): ComponentType<Props> {
  const Late = lazy(async () => {
    const Part = pick(await loadDeferredParts())
    return { default: ({ props }: { props: Props }) => createElement(Part, props) }
  })
  return function LatePart(props: Props) {
    return loaded ? createElement(pick(loaded), props) : <Late props={props} />
  }
}
