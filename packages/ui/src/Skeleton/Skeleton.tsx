import { shapes } from './Skeleton.css'

export interface SkeletonProps {
  shape?: keyof typeof shapes
}

/** A box where content will stand. Silent: say once, in a live region, that something is loading. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <div className={shapes[shape]} aria-hidden="true" />
}
