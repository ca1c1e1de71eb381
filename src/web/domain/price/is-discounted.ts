/** Checks for a discount that changes the price. A small one can be lost by rounding. */
export function isDiscounted({ price, total }: { price: number; total: number }): boolean {
  return total < price;
}
