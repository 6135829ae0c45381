import * as Schema from 'effect/Schema'

/** 1 in clinic, 2 video. */
export const ConsultationOnWire = Schema.Literals([1, 2]).transform(['inClinic', 'video'])
