import { createElement, lazy, type ComponentType } from 'react'
import { loadWithRetry } from '../steps/load-with-retry'
import type * as lateParts from './deferred-parts'

type DeferredParts = typeof lateParts

let loaded: DeferredParts | undefined

/** Brings the script of what nobody sees first. Asked for when a wizard begins, it is there before the family is. */
export async function loadDeferredParts(): Promise<DeferredParts> {
  loaded ??= await loadWithRetry(() => import('./deferred-parts'))
  return loaded
}

/** A part of that script: at once where it has loaded, else as soon as it has. */
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
