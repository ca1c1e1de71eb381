# Writes the plans of `write-files.py` from the standard input by Data::ICal, to the standard output.
use strict;
use warnings;
use JSON::PP;
use Data::ICal;
use Data::ICal::Entry::Event;

my $plans = decode_json(do { local $/; <STDIN> });
my %written;

# Returns a date or a time with its parameters.
sub value_of {
    my ($text, $zone) = @_;
    my $time = $text =~ tr/-://dr;
    return [$time, { VALUE => 'DATE' }] if $text !~ /T/;
    return "${time}00Z" if $zone eq 'UTC';
    return ["${time}00", { TZID => $zone }];
}

for my $name (keys %$plans) {
    my $calendar = Data::ICal->new(rfc_strict => 1);
    for my $each (@{ $plans->{$name} }) {
        my $zone = $each->{zone};
        my $event = Data::ICal::Entry::Event->new();
        $event->add_properties(
            uid => $each->{uid},
            summary => $each->{text} // 'Busy',
            dtstart => value_of($each->{start}, $zone),
            dtend => value_of($each->{end}, $zone),
            transp => $each->{is_free} ? 'TRANSPARENT' : 'OPAQUE',
            status => $each->{status} // 'CONFIRMED',
        );
        $event->add_properties(rrule => $each->{rule}) if $each->{rule};
        $event->add_property(exdate => value_of($_, $zone)) for @{ $each->{without} // [] };
        $event->add_property(rdate => value_of($_, $zone)) for @{ $each->{also} // [] };
        $event->add_property('recurrence-id' => value_of($each->{replaces}, $zone)) if $each->{replaces};
        $calendar->add_entry($event);
    }
    $written{$name} = $calendar->as_string;
}
print JSON::PP->new->ascii->encode(\%written);
