declare module '../kit/appEvent' {
  interface WorldEvents {
    /** Somebody changed the schedule from here: those who show it load it again. */
    readonly 'schedule.outdated': unknown
  }
}

/** Sent to machines that show a schedule: these days are not as they were; without any, all of them may be. */
export interface ScheduleChanged {
  readonly type: 'schedule.changed'
  readonly days: readonly string[]
}

export const scheduleChanged = (days: readonly string[]): ScheduleChanged => ({ type: 'schedule.changed', days })
