import { useState } from 'react'

/** A stage, and how often its record was changed. */
interface Known {
  stage: string
  version: number
}

/** What a form that changes a stage is based on. */
export interface StageChoice {
  /** What the person saw when they chose. Until they do, the form follows the record. */
  base: Known
  /** The field's key: it changes when the field has to show another stage. */
  key: string
  /** Whether someone else changed the stage since the person chose. */
  hasChanged: boolean
  choose: () => void
}

/** Keeps a choice of a stage, and what it's based on, when someone else changes the stage meanwhile. [WORK-005] */
export function useStageChoice(now: Known, rejected: { base?: Known | undefined } | undefined): StageChoice {
  const [chosenFrom, setChosenFrom] = useState<Known>()
  return {
    base: rejected?.base ?? chosenFrom ?? now,
    key: chosenFrom?.stage ?? now.stage,
    hasChanged: chosenFrom !== undefined && chosenFrom.stage !== now.stage && !rejected,
    choose: () => setChosenFrom((known) => known ?? { stage: now.stage, version: now.version }),
  }
}
