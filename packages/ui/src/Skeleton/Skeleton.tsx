import { shapes } from './Skeleton.css'

/** The props of `Skeleton`. */
export interface SkeletonProps {
  shape?: keyof typeof shapes
}

/** A box in place of loading content. Hidden from assistive technology, so announce the loading once in a live region. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <div className={shapes[shape]} aria-hidden="true" />
}
