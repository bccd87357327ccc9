import { goTo } from '../route.ts';

/** What the rules are opened for: ids of entries, of rules and of things on the table, such as 'terrain.woods'. */
export function addressOf(keys: readonly string[]): string | null {
  return keys.length === 0 ? null : [...new Set(keys)].join('+');
}

export function showRules(address: string): void {
  goTo({ screen: 'rules', rule: address });
}
