import type { AnyStepId } from '../machines/step-ids'
import { deferred } from '../screens/deferred'
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

/** The fields of each step that a machine of `gwizzyMachines` visits. A new step is a file and a line here. */
export const stepScreens: Partial<Record<AnyStepId, StepScreen>> = {
  LookingFor,
  CareLevel,
  MoveTimeline,
  PlanningConsulation,
  BudgetRangeInfo,
  BudgetInfo: deferred(({ BudgetInfo }) => BudgetInfo),
  NextStep,
  TourInfo: deferred(({ TourInfo }) => TourInfo),
  CommunityInfo: deferred(({ CommunityInfo }) => CommunityInfo),
  SimilarCommunities: deferred(({ SimilarCommunities }) => SimilarCommunities),
  UserLocation,
  NameInfo: deferred(({ NameInfo }) => NameInfo),
  EmailInfo: deferred(({ EmailInfo }) => EmailInfo),
  PhoneInfo: deferred(({ PhoneInfo }) => PhoneInfo),
  ContactInfo: deferred(({ ContactInfo }) => ContactInfo),
  HousingOptions,
  homeSaleInterest: HomeSaleInterest,
  ResidentNameInfo: deferred(({ ResidentNameInfo }) => ResidentNameInfo),
}
