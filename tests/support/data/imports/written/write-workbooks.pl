# Writes the plans of the standard input: `perl write-workbooks.pl xlsx|xls|csv TARGET_FOLDER`.
use strict;
use warnings;
use utf8;
use JSON::PP;
use Excel::Writer::XLSX;
use Spreadsheet::WriteExcel;
use Text::CSV;

my ($type, $folder) = @ARGV;
my $plans = decode_json(do { local $/; <STDIN> });
my %formats = (date => 'yyyy-mm-dd', time => 'hh:mm', at => 'dd.mm.yyyy hh:mm');

for my $name (sort keys %$plans) {
    my $plan = $plans->{$name};
    if ($type eq 'csv') {
        next if !defined $plan->{texts};
        my $csv = Text::CSV->new({ sep_char => "\t", eol => "\r\n", binary => 1 });
        open my $file, '>:encoding(utf8)', "$folder/$name.text-csv.csv" or die $!;
        $csv->print($file, $_) for @{ $plan->{texts} };
        next;
    }
    my $writer = $type eq 'xlsx' ? 'excel-writer-xlsx' : 'spreadsheet-writeexcel';
    my $class = $type eq 'xlsx' ? 'Excel::Writer::XLSX' : 'Spreadsheet::WriteExcel';
    my $book = $class->new("$folder/$name.$writer.$type");
    $book->set_1904() if $plan->{from1904};
    my %styles = map { $_ => $book->add_format(num_format => $formats{$_}) } keys %formats;
    my $money = $book->add_format(num_format => $plan->{format});
    my $struck = $book->add_format(font_strikeout => 1);
    my $bold = $book->add_format(bold => 1);
    for my $sheet (@{ $plan->{sheets} }) {
        my $target = $book->add_worksheet($sheet->{name});
        $target->set_row($_ - 1, undef, undef, 1) for @{ $sheet->{hidden_rows} };
        $target->set_column($_ - 1, $_ - 1, undef, undef, 1) for @{ $sheet->{hidden_columns} };
        for my $merged (@{ $sheet->{merged} }) {
            my ($top, $left, $bottom, $right) = map { $_ - 1 } @$merged;
            $target->merge_range($top, $left, $bottom, $right, '', $bold);
        }
        $target->hide() if $sheet->{is_hidden};
        my $row = -1;
        for my $cells (@{ $sheet->{rows} }) {
            $row++;
            for my $column (0 .. $#$cells) {
                my $cell = $cells->[$column];
                next if !defined $cell;
                if (!ref $cell) {
                    # JSON::PP keeps numbers as such.
                    my $is_number = JSON::PP->new->allow_nonref->encode($cell) !~ /^"/;
                    if ($is_number) { $target->write_number($row, $column, $cell) }
                    else { $target->write_string($row, $column, $cell) }
                    next;
                }
                my $style = $cell->{struck} ? $struck : undef;
                if (exists $cell->{date}) { $target->write_date_time($row, $column, "$cell->{date}T", $styles{date}) }
                elsif (exists $cell->{time}) { $target->write_date_time($row, $column, "T$cell->{time}", $styles{time}) }
                elsif (exists $cell->{at}) { $target->write_date_time($row, $column, $cell->{at}, $styles{at}) }
                elsif (exists $cell->{formula}) {
                    $target->write_formula($row, $column, "=$cell->{formula}", $money, $cell->{value});
                }
                elsif (exists $cell->{rich} && $type eq 'xlsx') {
                    $target->write_rich_string($row, $column, $bold, @{ $cell->{rich} });
                }
                elsif (exists $cell->{rich}) { $target->write_string($row, $column, join '', @{ $cell->{rich} }) }
                elsif (exists $cell->{number}) { $target->write_number($row, $column, $cell->{number}, $style) }
                else { $target->write_string($row, $column, $cell->{text}, $style) }
            }
        }
    }
    $book->close();
}
