import type { AnyStepId } from '../machines/step-ids'
import { late } from '../screens/late'
import { BudgetRangeInfo } from './BudgetRangeInfo'
import { CareLevel } from './CareLevel'
import { HomeSaleInterest } from './HomeSaleInterest'
import { HousingOptions } from './HousingOptions'
import { LookingFor } from './LookingFor'
import { MoveTimeline } from './MoveTimeline'
import { NextStep } from './NextStep'
import { PlanningConsulation } from './PlanningConsulation'
import type { StepScreen } from './step-screen'
import { UserLocation } from './UserLocation'

/** The fields of each step that a machine of `gwizzyMachines` visits. A new schema's steps are a file and a line here each. */
export const stepScreens: Partial<Record<AnyStepId, StepScreen>> = {
  LookingFor,
  CareLevel,
  MoveTimeline,
  PlanningConsulation,
  BudgetRangeInfo,
  BudgetInfo: late(({ BudgetInfo }) => BudgetInfo),
  NextStep,
  TourInfo: late(({ TourInfo }) => TourInfo),
  CommunityInfo: late(({ CommunityInfo }) => CommunityInfo),
  SimilarCommunities: late(({ SimilarCommunities }) => SimilarCommunities),
  UserLocation,
  NameInfo: late(({ NameInfo }) => NameInfo),
  EmailInfo: late(({ EmailInfo }) => EmailInfo),
  PhoneInfo: late(({ PhoneInfo }) => PhoneInfo),
  ContactInfo: late(({ ContactInfo }) => ContactInfo),
  HousingOptions,
  homeSaleInterest: HomeSaleInterest,
  ResidentNameInfo: late(({ ResidentNameInfo }) => ResidentNameInfo),
}
