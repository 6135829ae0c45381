import { playable } from '../../kit/paths/browser'
import { loginPlayer } from '../../kit/paths/players/login.player'
import { onboardingPlayer } from '../../kit/paths/players/onboarding.player'
import { otpPlayer } from '../../kit/paths/players/otp.player'
import { playInBrowser } from '../../kit/paths/suite'

playInBrowser('session', playable(loginPlayer), playable(otpPlayer), playable(onboardingPlayer))
