import type { AnyStepId } from '../machines/step-ids'
import { BudgetInfo } from './BudgetInfo'
import { BudgetRangeInfo } from './BudgetRangeInfo'
import { CareLevel } from './CareLevel'
import { EmailInfo } from './EmailInfo'
import { HomeSaleInterest } from './HomeSaleInterest'
import { LookingFor } from './LookingFor'
import { MoveTimeline } from './MoveTimeline'
import { NameInfo } from './NameInfo'
import { PhoneInfo } from './PhoneInfo'
import { ResidentNameInfo } from './ResidentNameInfo'
import type { StepScreen } from './step-screen'
import { UserLocation } from './UserLocation'

/** The screen of each step that a machine of `gwizzyMachines` visits. A new schema's steps are a file and a line here each. */
export const stepScreens: Partial<Record<AnyStepId, StepScreen>> = {
  LookingFor,
  CareLevel,
  MoveTimeline,
  BudgetRangeInfo,
  BudgetInfo,
  UserLocation,
  NameInfo,
  EmailInfo,
  PhoneInfo,
  homeSaleInterest: HomeSaleInterest,
  ResidentNameInfo,
}
