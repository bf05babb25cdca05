import { createElement, lazy, type ComponentType } from 'react'
import { loadAgain } from '../steps/load-again'
import type * as lateParts from './late-parts'

type LateParts = typeof lateParts

let loaded: LateParts | undefined

/** Brings the script of what nobody sees first. Asked for when a wizard begins, it is there before the family is. */
export async function loadLateParts(): Promise<LateParts> {
  loaded ??= await loadAgain(() => import('./late-parts'))
  return loaded
}

/** A part of that script: at once where it has loaded, else as soon as it has. */
export function late<Props extends object>(pick: (parts: LateParts) => ComponentType<Props>): ComponentType<Props> {
  const Late = lazy(async () => {
    const Part = pick(await loadLateParts())
    return { default: ({ props }: { props: Props }) => createElement(Part, props) }
  })
  return function LatePart(props: Props) {
    return loaded ? createElement(pick(loaded), props) : <Late props={props} />
  }
}
