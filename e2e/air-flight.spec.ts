import { boardOf } from '../src/hex/board.ts';
import { hexOfLabel } from '../src/hex/labels.ts';
import { airDecision, deployed, lateFighter, nearAirfield, overTown, sortie, threeTargets } from './air-positions.ts';
import { expectTold, pressAll, reserveOf } from './air-support.ts';
import { gameFile } from './positions.ts';
import { choice, expect, openGame, press, prompt, showHand, testInOnePage as test } from './support.ts';

test.use({ settings: { speed: 'off', sound: false, openHands: true } });

test('an air card and a section card bring a fighter on, which attacks three enemies in a row', async ({ page }) => {
  await openGame(page, gameFile(sortie({ dice: ['infantry', 'grenade', 'armor', 'armor', 'flag', 'star'] })));
  await press(page, 'Lay it: Strafe the Enemy');
  await expect(page.locator('.in-play, .air-in-play').first()).toContainText('Strafe the Enemy');
  // A tactic card cannot go with it, and says why.
  await expect(page.getByRole('button', { name: 'Play: Dig-In' })).toHaveCount(0);
  await expect(page.locator('.hand')).toContainText('Brings no aircraft on: Strafe the Enemy needs a section card.');
  await press(page, 'Play: Attack – Left');
  await expect(prompt(page)).toHaveText('Choose an aircraft');
  await expect(page.locator('.deployment')).toContainText('Strafe the Enemy works with this type');
  await press(page, 'P-51 Mustang: Send to the left flank');
  await press(page, 'Order American infantry on C3');
  await expect(prompt(page)).toHaveText('Bring the aircraft on');
  await expect(choice(page, 'Bring the fighter on over F5')).toHaveCount(0);

  await pressAll(page, 'Bring the fighter on over C5', 'Lay an MG marker on C5');
  await pressAll(page, 'Fly to D5', 'Lay an MG marker on D5', 'Fly to E5', 'Lay an MG marker on E5');
  // Above a unit it cannot stay.
  await expect(page.locator('.prompt [data-action="endFlight"]')).toHaveCount(0);
  await press(page, 'Fly to F5');
  const plan = page.getByRole('region', { name: 'Flight' });
  await expect(plan).toContainText('0 of 4 hexes left');
  await expect(plan.locator('.run-targets li')).toHaveCount(3);
  await expect(reserveOf(page, 'allies').getByText('6 MG markers')).toBeAttached();
  await press(page, 'End the flight');
  await press(page, 'End movement');
  await press(page, 'End movement anyway');

  await expect(page.locator('.combats li')).toHaveCount(3);
  await press(page, 'American fighter on F5');
  for (const hex of ['C5', 'D5', 'E5']) {
    await press(page, `Roll the attack run on ${hex}`);
    await expect(choice(page, `Roll the attack run on ${hex}: once more`)).toHaveCount(1);
    await press(page, `Roll the attack run on ${hex}`);
  }
  await expectTold(page, 'American fighter on F5 attacks German infantry on C5 with 2 dice');
  await expectTold(page, 'German infantry on C5 loses 1 figure');
  await expectTold(page, 'German armor on D5 loses 2 figures');
  await expectTold(page, 'German artillery on E5');
  // The gun has to go back, where its player wants it.
  await expect(prompt(page)).toHaveText('Retreat');
});

test('a step, a marker and a laid card are taken back one by one', async ({ page }) => {
  await openGame(page, deployed());
  await pressAll(page, 'Bring the fighter on over C5', 'Lay an MG marker on C5', 'Fly to D5');
  const plan = page.getByRole('region', { name: 'Flight' });
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(plan).toContainText('2 of 4 hexes left');
  await undo.click();
  await expect(plan).toContainText('3 of 4 hexes left');
  await expect(plan.locator('.run-targets li')).toHaveCount(1);
  await undo.click();
  await expect(plan.locator('.run-targets li')).toHaveCount(0);
  await expect(page.locator('.board-popup')).toBeVisible();
  await undo.click();
  await expect(prompt(page)).toHaveText('Bring the aircraft on');
  await page.getByRole('button', { name: /^Undo all/ }).click();
  await expect(prompt(page)).toHaveText('Play a command card');

  await press(page, 'Lay it: Strafe the Enemy');
  await press(page, 'Take back: Strafe the Enemy');
  await expect(page.getByRole('button', { name: 'Lay it: Strafe the Enemy' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play: Dig-In' })).toBeVisible();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
});

test('a click on a hex of the path leads the flight back to it', async ({ page }) => {
  await openGame(page, deployed());
  await press(page, 'Bring the fighter on over b6');
  const aircraft = page.locator('.token').last();
  const first = (await aircraft.getAttribute('transform')) ?? '';
  await pressAll(page, 'Fly to c6', 'Fly to D7');
  const plan = page.getByRole('region', { name: 'Flight' });
  await expect(plan).toContainText('1 of 4 hexes left');
  await page
    .locator(`.hex-board [data-hex="${hexOfLabel(boardOf('standard'), 'b6')}"]`)
    .first()
    .click();
  await expect(plan).toContainText('3 of 4 hexes left');
  await expect(aircraft).toHaveAttribute('transform', first);
});

test('an aircraft lands on its airfield after an attack and has all its ammunition at the next turn', async ({
  page,
}) => {
  await openGame(
    page,
    gameFile(nearAirfield({ hands: { allies: ['probe-centre', 'attack-left'], axis: ['probe-left'] } })),
  );
  await pressAll(page, 'Play: Probe – Centre', 'Order American fighter', 'Fly to F3', 'Lay an MG marker on F3');
  await pressAll(page, 'Fly to G3', 'Fly to H3');
  await expect(page.getByRole('region', { name: 'Flight' })).toContainText('Lands on the airfield');
  await press(page, 'End the flight');
  await expect(prompt(page)).toHaveText('Battle');
  await pressAll(page, 'Roll the attack run on F3', 'Roll the attack run on F3');
  await expect(reserveOf(page, 'allies').getByText('1 MG marker', { exact: true })).toBeAttached();
  await expect(page.locator('.prompt-side')).toHaveText('Axis');
  await pressAll(page, 'Play: Probe – Left', 'Play anyway: Probe – Left');
  await expect(page.locator('.prompt-side')).toHaveText('Allies');
  await expectTold(page, 'American fighter on H3 is refuelled and has all its ammunition again');
  await expect(reserveOf(page, 'allies').getByText('9 MG markers')).toBeAttached();
});

test('an aircraft is called home by choice after a warning, and its type stays available', async ({ page }) => {
  await openGame(page, gameFile(lateFighter(3)));
  await pressAll(page, 'Play: Probe – Centre', 'Play anyway: Probe – Centre');
  await expect(page.locator('.prompt-side')).toHaveText('Allies');
  await press(page, 'Withdraw American fighter');
  await expect(page.locator('.prompt-warning')).toContainText('It can come on again in a later turn');
  await press(page, 'Withdraw American fighter');
  await expectTold(page, 'American fighter on G5 is withdrawn');
  await expect(reserveOf(page, 'allies')).toContainText('Fighter: available');
  await expect(page.locator('.prompt [data-action="withdrawAircraft"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).not.toHaveAttribute('aria-disabled', 'true');
});

test('an aircraft without ammunition leaves the board when the turn of its side begins', async ({ page }) => {
  await openGame(page, gameFile(lateFighter(0)));
  await pressAll(page, 'Play: Probe – Centre', 'Play anyway: Probe – Centre');
  await expectTold(page, 'American fighter on G5 must leave the board');
  await expect(reserveOf(page, 'allies')).toContainText('Fighter: available');
});

test('a bomber attacks on its way and takes an objective from the air', async ({ page }) => {
  await openGame(page, gameFile(overTown(['star', 'grenade'])));
  await pressAll(page, 'Play: Probe – Centre', 'Order American bomber', 'Fly to F5', 'Lay a bomb on F5', 'Fly to G5');
  await expect(page.getByRole('region', { name: 'Flight' })).toContainText('Over an objective: bombing possible');
  await press(page, 'End the flight');
  await expect(prompt(page)).toHaveText('End of the flight');
  await press(page, 'Lay a bomb on the objective on G5');
  await expect(prompt(page)).toHaveText('Battle');
  await pressAll(page, 'Roll the attack run on F5', 'Roll the attack run on F5');
  await expect(prompt(page)).toHaveText('Attack of the aircraft');
  await pressAll(page, 'Roll the strategic bombing of G5', 'Roll the strategic bombing of G5');
  await expectTold(page, 'Allies bomb the objective on G5 and take it');
  await expect(page.locator('.score-count').first()).toContainText('1/9');
});

test('a run under way ends before another unit battles', async ({ page }) => {
  const { clicks } = airDecision('a run under way');
  await openGame(page, threeTargets(['infantry', 'star']));
  await showHand(page);
  await pressAll(page, ...clicks);
  await expect(prompt(page)).toHaveText('Attack of the aircraft');
  await expect(choice(page, 'American infantry on C3')).toHaveCount(0);
  await expect(page.locator('.combats li')).toHaveCount(2);
});
