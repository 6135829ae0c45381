import { ChevronLeft } from 'lucide-react'
import { css } from 'styled-system/css'
import type { TeamActor } from '../../machines/team/team.machine'
import { viewTeam } from '../../machines/team/team.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { HospitalList } from './HospitalList'
import { MemberDetail } from './MemberDetail'
import { TeamMembers } from './TeamMembers'

const look = css({ display: 'grid', gap: '16', alignContent: 'start' })
const outdent = css({ marginInlineStart: '-12' })

/** The people a doctor works with, hospital by hospital, and how to reach them. */
export const TeamPanel = ({ actor }: { readonly actor: TeamActor }) => {
  const say = useText()
  const view = useView(actor, viewTeam)
  const { step, hospitals, hospital, member, fault, isLoading } = view
  const retry = fault && (
    <ErrorState
      message={say.fault(fault)}
      retryLabel={say('app.retry')}
      onRetry={() => actor.send({ type: 'retry' })}
    />
  )
  return (
    <div className={look}>
      {step !== 'hospitals' && (
        <div className={outdent}>
          <Button tone="quiet" size="sm" onClick={() => actor.send({ type: 'back' })}>
            <ChevronLeft size={20} aria-hidden />
            {say(step === 'team' ? 'team.back' : 'team.backToTeam')}
          </Button>
        </div>
      )}
      {step === 'member' && member !== null ? (
        <MemberDetail member={member} hospital={hospital?.name ?? ''} />
      ) : step === 'team' && hospital !== null ? (
        <TeamMembers
          hospital={hospital}
          members={view.members}
          search={view.search}
          isLoading={isLoading}
          fault={retry}
          onType={(text) => actor.send({ type: 'search.typed', text })}
          onChoose={(id) => actor.send({ type: 'member.chosen', id })}
        />
      ) : (
        (retry ??
        (isLoading ? (
          <SkeletonText lines={6} />
        ) : hospitals.length === 0 ? (
          <EmptyState title={say('team.noHospitals')} text={say('team.noHospitals.text')} />
        ) : (
          <HospitalList hospitals={hospitals} onChoose={(id) => actor.send({ type: 'hospital.chosen', id })} />
        )))
      )}
    </div>
  )
}
