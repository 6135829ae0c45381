import { type ArtProps, Drawing, INK, MIST, ORANGE, PAPER, TEAL, WARM } from '../kit/art.first'

const LINE = '#EADFD6'
const BOX = '320 260'
const ground = 'M24 138C20 66 78 22 162 22s138 44 134 116-58 100-136 100S28 210 24 138Z'

/** Two people who speak in letters of different scripts. */
export const LanguageArt = (props: ArtProps) => (
  <Drawing {...props} box={BOX}>
    <path fill={WARM} d={ground} />
    <path
      stroke={ORANGE}
      fill={PAPER}
      d="M60 62h112c8 0 14 6 14 14v50c0 8-6 14-14 14H100l-22 20v-20H60c-8 0-14-6-14-14V76c0-8 6-14 14-14Z"
    />
    <path stroke={ORANGE} strokeWidth="5" d="m96 122 18-42 18 42M103 108h22" />
    <path
      stroke={TEAL}
      fill={MIST}
      d="M170 112h92c8 0 14 6 14 14v50c0 8-6 14-14 14h-18v20l-22-20h-52c-8 0-14-6-14-14v-50c0-8 6-14 14-14Z"
    />
    <path stroke={TEAL} strokeWidth="5" d="M190 132h58M236 132v42M196 144c14-4 20 8 8 12 16 0 16 18-4 16M212 156h24" />
    <path stroke={INK} d="M62 190v14M55 197h14M252 70v14M245 77h14" />
    <circle fill={ORANGE} cx="216" cy="66" r="5" />
    <circle fill={TEAL} cx="110" cy="204" r="5" />
  </Drawing>
)

/** A specialist, found: spine, brain, and who knows them. */
const FindArt = (props: ArtProps) => (
  <Drawing {...props} box={BOX}>
    <path fill={WARM} d={ground} />
    <rect stroke={INK} fill={PAPER} x="52" y="64" width="124" height="150" rx="14" />
    <circle stroke={TEAL} fill={MIST} cx="114" cy="104" r="22" />
    <path fill={TEAL} d="M92 104c-2-16 8-26 22-26s24 10 22 26c-4-9-10-13-22-13s-18 4-22 13Z" />
    <path stroke={TEAL} d="M107 113c4 4 10 4 14 0M82 160c3-20 15-30 32-30s29 10 32 30" />
    <path stroke={ORANGE} d="M106 132v12a8 8 0 0 0 16 0v-12M114 152v6" />
    <circle stroke={ORANGE} fill={PAPER} cx="114" cy="162" r="4" />
    <path stroke={LINE} strokeWidth="6" d="M76 180h76M76 196h48" />
    <circle stroke={ORANGE} fill={PAPER} cx="212" cy="128" r="50" />
    <path stroke={ORANGE} strokeWidth="9" d="m249 165 30 32" />
    <g stroke={TEAL} fill={MIST}>
      <rect x="200" y="92" width="28" height="12" rx="5" transform="rotate(8 214 98)" />
      <rect x="195" y="110" width="30" height="12" rx="5" />
      <rect x="196" y="128" width="33" height="13" rx="5" transform="rotate(-6 212 134)" />
      <rect x="200" y="147" width="35" height="13" rx="5" transform="rotate(-8 217 153)" />
    </g>
    <path stroke={ORANGE} d="m146 74 6 6 11-12" />
    <path stroke={INK} d="M258 58v14M251 65h14M36 176v10M31 181h10" />
  </Drawing>
)

/** A day and a time, held. */
const SlotArt = (props: ArtProps) => (
  <Drawing {...props} box={BOX}>
    <path fill={WARM} d={ground} />
    <rect stroke={INK} fill={PAPER} x="62" y="58" width="164" height="150" rx="16" />
    <path fill={ORANGE} d="M62 94V74c0-9 7-16 16-16h132c9 0 16 7 16 16v20Z" />
    <path stroke={INK} d="M102 46v24M186 46v24M62 94h164" />
    <path
      stroke={LINE}
      strokeWidth="11"
      d="M90 118h.1M118 118h.1M146 118h.1M174 118h.1M202 118h.1M90 146h.1M118 146h.1M202 146h.1M90 174h.1M118 174h.1"
    />
    <rect stroke={ORANGE} fill={WARM} x="133" y="133" width="54" height="26" rx="9" />
    <path stroke={ORANGE} strokeWidth="4" d="m150 146 7 7 13-14" />
    <circle stroke={TEAL} fill={MIST} cx="228" cy="184" r="38" />
    <path stroke={TEAL} strokeWidth="4" d="M228 160v25l16 10" />
    <path stroke={TEAL} d="M228 150v4M262 184h-4M228 218v-4M194 184h4" />
    <path stroke={INK} d="M264 84v14M257 91h14M40 150v12M34 156h12" />
  </Drawing>
)

/** A consultation on the phone. */
const MeetArt = (props: ArtProps) => (
  <Drawing {...props} box={BOX}>
    <path fill={WARM} d={ground} />
    <rect stroke={INK} fill={PAPER} x="92" y="40" width="118" height="184" rx="20" />
    <rect fill={MIST} x="102" y="58" width="98" height="126" rx="10" />
    <circle stroke={TEAL} fill={PAPER} cx="150" cy="102" r="22" />
    <path fill={TEAL} d="M128 103c-2-17 8-27 22-27s24 10 22 27c-4-9-10-13-22-13s-18 4-22 13Z" />
    <path stroke={TEAL} d="M143 112c4 4 10 4 14 0M116 172c3-26 15-40 34-40s31 14 34 40" />
    <path stroke={ORANGE} d="M142 134v14a9 9 0 0 0 18 0v-14M151 158v5" />
    <circle stroke={ORANGE} fill={PAPER} cx="151" cy="168" r="4.5" />
    <rect stroke={ORANGE} fill={PAPER} x="172" y="140" width="62" height="52" rx="12" />
    <circle stroke={ORANGE} fill={WARM} cx="203" cy="158" r="9" />
    <path stroke={ORANGE} d="M186 184c2-10 8-14 17-14s15 4 17 14" />
    <circle fill="#B91C1C" cx="151" cy="204" r="10" />
    <path stroke={PAPER} d="M146 205c3-2 7-2 10 0" />
    <path
      stroke={TEAL}
      fill={PAPER}
      d="M36 88h40c6 0 10 4 10 10v20c0 6-4 10-10 10H62l-12 12v-12H36c-6 0-10-4-10-10V98c0-6 4-10 10-10Z"
    />
    <path stroke={TEAL} d="M40 104h32M40 114h20" />
    <path stroke={INK} d="M254 72v14M247 79h14M262 206v10M257 211h10" />
  </Drawing>
)

/** Prescriptions and reports in one place. */
const KeepArt = (props: ArtProps) => (
  <Drawing {...props} box={BOX}>
    <path fill={WARM} d={ground} />
    <path
      stroke={ORANGE}
      fill={PAPER}
      d="M58 84c0-8 6-14 14-14h50l14 18h96c8 0 14 6 14 14v92c0 8-6 14-14 14H72c-8 0-14-6-14-14Z"
    />
    <g transform="rotate(-4 150 120)">
      <rect stroke={INK} fill={PAPER} x="92" y="52" width="112" height="126" rx="10" />
      <path stroke={TEAL} strokeWidth="4" d="M110 76h12M116 70v12" />
      <path stroke={LINE} strokeWidth="6" d="M134 76h50" />
      <path stroke={TEAL} d="M108 116h16l8-18 12 32 9-22 6 8h28" />
      <path stroke={LINE} strokeWidth="6" d="M110 148h74M110 162h46" />
    </g>
    <path stroke={ORANGE} fill={WARM} d="M58 138h188v56c0 8-6 14-14 14H72c-8 0-14-6-14-14Z" />
    <path stroke={ORANGE} d="M134 172h36" />
    <path stroke={TEAL} fill={MIST} d="M252 126c14 10 24 10 32 10 0 34-10 56-32 66-22-10-32-32-32-66 8 0 18 0 32-10Z" />
    <path stroke={TEAL} strokeWidth="4" d="m239 162 10 11 17-20" />
    <path stroke={INK} d="M256 60v14M249 67h14M38 176v10M33 181h10" />
  </Drawing>
)

export const slideArt = { find: FindArt, slot: SlotArt, meet: MeetArt, keep: KeepArt } as const
