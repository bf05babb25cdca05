/** A column or a bar: the whole, and a part of it. */
export interface ChartBar {
  key: string
  label: string
  value: string
  x: number
  y: number
  width: number
  height: number
  part: { x: number; y: number; width: number; height: number }
  /** Another part, at the other end. Only of a funnel. */
  leaving?: { x: number; y: number; width: number; height: number }
  /** Where the bar ended in the period before. Only of a funnel. */
  before?: number
}

/** A chart as shapes. The page needs no library in the browser. */
export type Chart =
  | {
      kind: 'columns' | 'bars' | 'funnel'
      width: number
      height: number
      bars: ChartBar[]
      /** The period before, as an SVG path. */
      line?: string
      ticks: { at: number; label: string }[]
      /** One of how many columns has a label. With more labels, they’d touch. */
      labelEvery: number
    }
  | { kind: 'heat'; width: number; height: number; cells: HeatCell[]; busiest?: HeatCell | undefined }

/** An hour of the week. The level is from 0 for none to 4. */
export interface HeatCell {
  key: string
  label: string
  x: number
  y: number
  size: number
  level: number
  value: number
}
